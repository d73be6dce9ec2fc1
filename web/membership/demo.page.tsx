import { plainPage } from '#web/site/index.ts'

export const page = plainPage({
  title: 'Free 5-day demo',
  description: 'Five days to find out whether this is for you.',
  body: <p>Booking is not open yet. Write to support and we find a time for you.</p>,
})
