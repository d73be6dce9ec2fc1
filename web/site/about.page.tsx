import { plainPage } from './plain-page.tsx'

export const page = plainPage({
  title: 'About us',
  description: 'Kaushal Techbridge teaches tech skills by practice: tasks in small steps, each reviewed by a mentor.',
  body: (
    <p>
      Kaushal is skill. The academy carries learners across the gap between wanting a tech career and having one: small
      steps, real work, and a mentor who looks at every one of them.
    </p>
  ),
})
