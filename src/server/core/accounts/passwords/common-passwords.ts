// Common passwords, and the words of this site. They are compared without regard to case.

import { refuseField } from '#server/platform/http/refusal.ts'

const words = `
000000 0000000 00000000 010203 0123456 01234567 0123456789 020202 050505 070707 101010 102030 111111 1111111 11111111
111222 112233 11223344 121212 12121212 123000 123123 123123123 123321 1234321 12341234 1234512345 123454321 123456
1234560 1234561 1234567 12345678 123456789 1234567890 1234567891 12345678910 123456a 123456aa 123456abc 123456q 123654
123654789 123698745 123abc 123qwe 123qweasd 12qwaszx 131313 142536 147147 147258 147258369 147852 147852369 159159
159357 159753 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 200000 202020
212121 222222 22222222 232323 246810 252525 258456 292929 303030 313131 321321 321654 333333 33333333 456456 456789
4815162342 555555 5555555 55555555 654321 6543210 666666 66666666 696969 741852 741852963 753951 7654321 777777 7777777
77777777 789456 789456123 789789 852456 87654321 888888 88888888 963852 963852741 987456 987654 98765432 987654321
9876543210 999999 9999999 99999999 a123456 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abc1234
abc12345 abc123456 abcabc abcd123 abcd1234 abcdef abcdefg abcdefgh access admin1 admin123 admin1234 administrator
amanda andrea andrew angel1 anthony arsenal asd123 asdasd asdf123 asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl
ashley azerty azerty123 azerty1234 azertyui azertyuiop babygirl bailey barcelona baseball basketball batman biteme
bonjour bonjour1 buster butterfly changeme charlie cheese chelsea chocolat chocolate chouchou computer cookie
daniel default diamond dieu123 doudou dragon family ferrari flower football football1 forever freedom friends
fuckyou garfield george ginger google guitar guest123 hannah harley hello1 hello123 hockey hunter iloveu iloveyou
iloveyou1 internet jennifer jessica jesus1 jesus123 jesuschrist jetaime jetaime1 jordan jordan23 joshua justin killer
letmein letmein1 liverpool lol123 login123 loulou loveme lovely loveyou maggie marseille master matrix matthew maximus
mercedes merlin michael michelle minecraft monkey monkey1 motdepasse motdepasse1 mustang mypassword naruto nicolas
nicole ninja1 nothing online orange password passw0rd p@ssw0rd p@ssword pass123 pass1234 passpass password! password01
password1 password12 password123 password1234 password2 contraseña contrasena pepper pikachu pokemon pokemon1 princess
princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop ranger realmadrid robert samsung
samsung1 samuel secret secret123 senha123 shadow silver slipknot snoopy soccer soleil spiderman starwars steven summer
sunflower sunshine sunshine1 superman superman1 tequiero teamo1 test123 test1234 testtest thomas tigger tinkerbell
trustno1 unknown victoria welcome welcome1 welcome123 whatever william winner winter yankees zaq12wsx zaq1zaq1 zxc123
zxcvbn zxcvbnm zxcvbnm123 zzzzzz
wouri1 wouri12 wouri123 wouri1234 wouri12345 wouri2025 wouri2026 wouri2027 wouriwouri wouricar wouricars wouri.example
cameroon cameroon1 cameroon123 cameroon237 cameroun cameroun1 cameroun123 cameroun237 camerun camerun123 douala
douala1 douala123 douala237 yaounde yaounde1 yaounde123 yaounde237 yaoundé kribi123 limbe123 bafoussam bamenda
buea123 garoua ngaoundere mboa237 237237 rental rental1 rental123 carrental rentacar rentacar1 location location1
location123 alquiler alquiler1 luxury luxury1 luxury123 luxurycar driver driver1 driver123 supplier supplier1
supplier123 voiture voiture1 voiture123 booking booking1 booking123 lionsindomptables indomitable lions237
`

const common: ReadonlySet<string> = new Set(words.split(/\s+/))

/** Throws `password-too-common` for `field` when the password is one of the list; spaces around it make no difference. */
export function refuseCommon(field: string, password: string): void {
  const word = password.normalize('NFC').trim().toLowerCase()
  // The site's name is five letters; repeated marks around it do not make a secret of it.
  if (common.has(word) || /^\W*wouri\W*$/.test(word)) refuseField(field, 'password-too-common')
}
