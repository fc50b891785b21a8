/** The props of the header's menus: whether a user is signed in, and their two actions. */
export interface MenuProps {
  signedIn: boolean;
  /** 'Enviar dinero': the caller decides between /envia1 and /mis-datos (product 6.3). */
  onSendMoney: () => void;
  onLogout: () => void;
}
