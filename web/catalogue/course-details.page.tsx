import { nothingToLoad, type PublicPage } from '#web/kit/page.ts'
import { plainPage } from '#web/site/index.ts'

export const page: PublicPage<null> = {
  ...plainPage({
    title: 'Course not found',
    description: 'There is no such course.',
    body: <a href="/courses">All courses</a>,
  }),
  load: nothingToLoad,
  status: () => 404,
}
