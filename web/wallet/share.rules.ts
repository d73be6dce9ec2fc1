/** Where a friend registers; the form there has the code filled in. */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/subscribe?ref=${encodeURIComponent(code)}`

export const invitation = (schoolName: string, code: string): string =>
  `Join me at ${schoolName}. My referral code is ${code}.`
