import { plainPage } from '#web/site/index.ts'

export const page = plainPage({
  title: 'Career Accelerator Pro',
  description: 'One plan with everything in it: ₹399 per month, less than ₹15 a day.',
  body: (
    <>
      <p>One plan with everything in it: ₹399 per month, less than 15 rupees a day.</p>
      <p>
        <a href="/subscribe">Join now</a>
      </p>
    </>
  ),
})
