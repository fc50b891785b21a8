/** Lists of leaked passwords begin with these, as far as they fulfil the rules; in lower case. */
const COMMON = `
12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000 000000000 0000000000 88888888
87654321 987654321 9876543210 0987654321 01234567 012345678 0123456789 11223344 1122334455 112233445566 12341234 12121212
123321123 1234554321 1234567a 12345678a 123456789a 1234567890a a12345678 a123456789 a1234567 a1b2c3d4 a1b2c3d4e5 aa123456
aa12345678 aaa12345 ab123456 abc12345 abc123456 abcd1234 abcde123 abcdef123 abcdefg1 abc123abc 123abc123 1234abcd 12345abc
123456abc 12345qwe 123456qwerty 1234qwer qwer1234 qwert123 qwert1234 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwertyui1 qwertyuiop1 123qweasd 123qwe123 123qweasdzxc q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsx123 zaq12wsx zaq1zaq1 1qazxsw2 zxcvbnm1 zxcvbnm123 asdf1234 asdfg123 asdfgh123
asdfghjkl1 asd123asd 123asd123 qwe123qwe 147258369 147852369 159357159 159753159 741852963 789456123 789456123a 963852741
321654987 456789123 1357924680 13579246 24681357 14725836 15975346 25802580 102030405060 10203040 1020304050 20202020 20252025
20262026 19871987 19901990 19951995 20002000 01010101 22222222 33333333 44444444 55555555 66666666 77777777 99999999
999999999 12344321 123654789 password1 password12 password123 password1234 password2024 password2025 password2026 passw0rd
passw0rd1 p@ssw0rd p@ssw0rd1 p@ssword1 pa55word pass1234 pass12345 pass123456 passwort1 welcome1 welcome12 welcome123
welcome2024 welcome2025 letmein1 letmein123 iloveyou1 iloveyou2 iloveyou12 iloveyou123 ilove123 football1 baseball1
superman1 batman123 pokemon1 pokemon123 dragon123 monkey12 monkey123 master123 shadow123 michael1 jordan23 charlie1
princess1 sunshine1 hello123 hello1234 hola1234 hola12345 hola123456 holahola1 admin123 admin1234 admin12345 admin123456
administrador1 root1234 user1234 test1234 test12345 testing1 test123456 changeme1 changeme123 secret123 default1 guest123
google123 samsung1 samsung123 iphone12 computer1 internet1 internet123 starwars1 naruto123 matrix123 liverpool1 chelsea1
arsenal1 barcelona1 barcelona10 realmadrid1 realmadrid7 madrid123 messi123 messi1010 cristiano7 ronaldo7 ronaldo07
contraseña1 contraseña12 contraseña123 contraseña1234 contrasena1 contrasena12 contrasena123 contrasena1234 clave123
clave1234 clave12345 claves123 miclave1 miclave123 secreto1 secreto123 usuario1 usuario123 bienvenido1 bienvenida1 amor1234
amor12345 teamo123 teamo1234 teamo12345 tequiero1 tequiero123 teamomucho1 mibebe123 mibebe1 miamor123 miamor1 mivida123 bebe1234
familia1 familia123 princesa1 princesa123 estrella1 estrella123 mariposa1 mariposa123 corazon1 corazon123 chocolate1
chocolate123 angelito1 bendicion1 diosesamor1 dios1234 jesus123 jesus1234 jesus777 jesucristo1 cristo123 gloria123 mama1234
mamapapa1 mamita123 maria123 maria1234 maria12345 jose1234 jose12345 juan1234 carlos123 carlos1234 daniel123 daniel12 david123
david1234 luis1234 pedro123 miguel123 alejandro1 alejandra1 andrea123 andres123 antonio1 gabriel1 gabriel123 gabriela1
valentina1 sebastian1 santiago1 carolina1 fernando1 fernanda1 francisco1 patricia1 veronica1 alexander1 victoria1 roberto1
venezuela1 venezuela12 venezuela123 venezuela1234 venezuela58 venezuela2024 venezuela2025 caracas1 caracas123 caracas58
maracaibo1 maracay123 valencia1 valencia123 vinotinto1 vinotinto10 magallanes1 leones123 caraqueño1 chavez123 bolivar1
bolivar123 simonbolivar1 turpial1 turpial12 turpial123 turpial1234 turpial2024 turpial2025 turpial2026 españa123 espana123 espana12
verano2024 verano2025 invierno1 enero2025 diciembre1 octubre12 junio2025 summer2024 summer2025 spring2025 winter2024 winter2025
perro123 perrito1 gatito123 gatito1 futbol10 futbol123 dinero123 trabajo1 trabajo123 colegio1 colegio123 amigos123 amistad1
amigas123 felicidad1 soyfeliz1 prueba123 prueba1234 temporal1 temporal123 cambiar123 cambiame1 acceso123 entrar123 nuevo1234
`;

const common = new Set(COMMON.trim().split(/\s+/));

/** True for one of the passwords that are tried first. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
