/** What `ConfirmIdentity` asks for; an empty field counts as missing, and the server says what it needs. */
export const confirmationIn = (fields: FormData) => {
  const password = fields.get('password')
  const code = fields.get('code')
  return { ...(password && { password }), ...(code && { code }) }
}
