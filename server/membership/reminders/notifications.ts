type Told = { words: string; isBeingVerified: boolean }
type School = { schoolName: string; supportEmail: string; publicUrl: string }

const link = '/dashboard'

const next = ({ isBeingVerified }: Told) =>
  isBeingVerified
    ? 'Your payment is being verified; you need not do anything. Its days are added as soon as that is done.'
    : 'Renew it to go on. Days that you pay for early are added to those you still have, and nothing you handed in is lost.'

export const reminderNotification = (told: Told) => ({
  title: `Your subscription ${told.words}`,
  body: next(told),
  link,
})

export const reminderEmail = (firstName: string, told: Told, { schoolName, supportEmail, publicUrl }: School) => ({
  subject: `Your subscription at ${schoolName} ${told.words}`,
  text: [
    `Hello ${firstName},`,
    `your subscription at ${schoolName} ${told.words}.`,
    next(told),
    ...(told.isBeingVerified ? [] : [`Renew: ${publicUrl}${link}`]),
    `If you do not want to go on, simply do not pay again. Under “Your subscription” (${publicUrl}/dashboard) you can cancel the renewal, and we remind you no more. Questions: ${supportEmail}`,
  ].join('\n\n'),
})
