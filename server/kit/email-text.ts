type School = { name: string; supportEmail: string; supportPhone: string }

/** The text of an email: greeting, one paragraph per idea, sign-off and support contact. */
export const emailText = (firstName: string, paragraphs: string[], school: School): string =>
  [
    `Hello ${firstName},`,
    ...paragraphs,
    `Team ${school.name}\n\nNeed help? Write to ${school.supportEmail} or call ${school.supportPhone}.`,
  ].join('\n\n')
