/** Not shown: password managers save the pair of this email and the password after it. */
export function AccountHint({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}
