import { plainPage } from '#web/site/index.ts'

export const page = plainPage({
  title: 'Courses',
  description: 'The courses of the academy.',
  body: <p>The courses are being written. They are shown here as soon as they are open.</p>,
})
