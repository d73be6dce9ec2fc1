type Reminder = { end: string; isPending: boolean }

const link = '/dashboard'

const describeNext = ({ isPending }: Reminder) =>
  isPending
    ? 'We’re checking your payment, so there’s nothing to do. We’ll add your days when it’s verified.'
    : 'Renew to keep learning. We add new days to the ones you have left, and you keep all your work.'

export const reminderNotification = (reminder: Reminder) => ({
  title: `Your subscription ${reminder.end}`,
  body: describeNext(reminder),
  link,
})

export const reminderEmail = (reminder: Reminder, publicUrl: string) => ({
  // Without the date and time, to stay short.
  subject: `Your subscription ${reminder.end.split(',')[0]}`,
  paragraphs: [
    `Your subscription ${reminder.end}.`,
    describeNext(reminder),
    ...(reminder.isPending ? [] : [`Renew: ${publicUrl}${link}`]),
    `Nothing is charged automatically. You can turn off these reminders under “Your subscription”: ${publicUrl}${link}`,
  ],
})
