import {
  asText,
  at,
  changed,
  inside,
  names,
  values,
  without,
  type CallVariants,
  type Variants,
} from './respell';

/** The phone as one text that includes the dial code. */
const wholePhone = (name: string) =>
  at(
    'extra',
    changed(({ telephone, ...rest }, now) =>
      without('telephoneCountry', 'telephoneNumber')({ ...rest, [name]: telephone }, now),
    ),
  );

/** Personal data (product 3.5: the reader accepts alternative spellings). */
const variants: Variants = {
  ...inside('data', 'profile', 'userProfile', 'UserProfile'),
  ...names({
    name: ['Name'],
    'name.first': ['First', 'firstName', 'FirstName'],
    'name.surnames': ['Surnames', 'surname', 'lastName', 'LastName'],
    address: ['Address'],
    'address.street': ['Street'],
    'address.houseNo': ['HouseNo', 'houseNumber', 'number'],
    'address.flatDoor': ['FlatDoor', 'flat', 'door'],
    'address.address2': ['Address2', 'addressLine2'],
    'address.city': ['City'],
    'address.postcode': ['Postcode', 'postCode', 'PostCode', 'postalCode'],
    'address.country': ['Country', 'FKCountry', 'fkCountry'],
    extra: ['Extra'],
    'extra.countryBirth': ['CountryBirth', 'FKCountryBirth', 'fkCountryBirth'],
    'extra.telephoneCountry': ['TelephoneCountry', 'telephone_country'],
    'extra.telephoneNumber': ['TelephoneNumber', 'telephone_number'],
    'extra.email': ['Email', 'eMail'],
    login: ['Login'],
    loginCountry: ['LoginCountry'],
    UserProfileInformation: ['userProfileInformation'],
    PermitAmendProfile: ['permitAmendProfile'],
  }),
  'extra.telephone, whole': wholePhone('telephone'),
  'extra.Telephone, whole': wholePhone('Telephone'),
  'extra.phone, whole': wholePhone('phone'),
  ...values('address.country', { '"1"': asText }),
  ...values('extra.countryBirth', { '"1"': asText }),
  ...values('PermitAmendProfile', {
    '1': (flag) => (flag === true ? 1 : 0),
    '"1"': (flag) => (flag === true ? '1' : '0'),
    '"true"': (flag) => String(flag),
  }),
};

export const profileVariants: CallVariants = { getProfile: variants, updateProfile: variants };
