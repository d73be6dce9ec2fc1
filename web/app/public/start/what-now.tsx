import { ButtonLink } from '#web/kit/layout/button.tsx'

/** After the last lesson of the path. */
export const WhatNow = ({ price }: { price: string }) => (
  <section aria-labelledby="next" className="deep rounded-card border-b-4 border-marigold p-6 sm:p-8">
    <h2 id="next" className="type-title">
      What now?
    </h2>
    <p className="mt-3 max-w-xl text-pretty">
      You’ve seen the basics of code, web pages and tables. In a course you build something real with them, week by
      week, and a mentor tells you what works and what to improve.
    </p>
    <p className="mt-3 text-soft signed-in:hidden">
      {price}: every course, every review, your certificate. What you did here goes into your account.
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href="/courses" variant="primary" className="w-full sm:w-auto">
        Choose a course
      </ButtonLink>
      <ButtonLink href="/subscribe" className="w-full sm:w-auto signed-in:hidden">
        Join now
      </ButtonLink>
    </div>
  </section>
)
