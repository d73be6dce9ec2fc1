import { plainPage } from '#web/site/index.ts'

export const page = plainPage({
  title: 'Tech Career Hub',
  description: 'Openings for those who are on their way into tech.',
  body: <p>No openings are posted yet.</p>,
})
