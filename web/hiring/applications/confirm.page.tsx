import { confirmCompany } from '#contract/hiring/applications.ts'
import { answerPage } from '#web/kit/forms/answer-page.tsx'

export const page = answerPage({
  title: 'Confirm your company’s application',
  text: 'This confirms that the email address is yours. Our team then reads your application.',
  action: 'Confirm my address',
  run: (call, token) => call(confirmCompany, { body: { token } }),
  done: ({ company }) => ({
    title: 'Thank you, your address is confirmed',
    text: `Our team now reads the application of ${company}. We email you what we decided, usually within two working days.`,
  }),
})
