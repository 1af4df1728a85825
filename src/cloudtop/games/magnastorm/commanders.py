"""The numbers by which the engine knows the sixteen commanders."""

from __future__ import annotations

from typing import Final

C01: Final = 0  # Forrester Dain
C02: Final = 1  # Justin B. Beeper
C03: Final = 2  # Ellen B. Outridge
C04: Final = 3  # Adira Okzil
C05: Final = 4  # Idris Yakuul
C06: Final = 5  # Mira Mascovic
C07: Final = 6  # Azrea Bonsmai
C08: Final = 7  # Ozgül Yilmark
C11: Final = 8  # Franzkarl Huber
C12: Final = 9  # Rain Davenpitt
C13: Final = 10  # Yuul Mbado
C14: Final = 11  # Joy D. Obondov
C15: Final = 12  # Cedric J. Lebeaux
C16: Final = 13  # Kim-Kin Park
C17: Final = 14  # Sayuri Modo
C18: Final = 15  # Kaysia Vasidis
