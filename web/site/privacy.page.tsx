import { plainPage } from './plain-page.tsx'

export const page = plainPage({
  title: 'Privacy policy',
  description: 'What the academy stores about you, and why.',
  body: (
    <>
      <p>
        We store what you give us when you register: your name, e-mail address and the transaction ID of your payment.
      </p>
      <p>
        Your password is kept only as a hash that cannot be turned back. For each device you sign in on we keep its kind
        of browser and when it was last used, so that you can end it. Nothing is shared with others, and no tracker runs
        on these pages.
      </p>
    </>
  ),
})
