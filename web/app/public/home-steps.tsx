import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Picture } from '#web/kit/layout/image.tsx'

const steps = [
  {
    picture: 'step-choose',
    title: 'Choose a Course',
    text: 'Read the syllabus week by week before you pay anything. One plan opens every course, so a wrong first choice costs you nothing.',
  },
  {
    picture: 'step-learn',
    title: 'Learn at Your Own Pace',
    text: 'Work through tasks in small steps, at midnight if that is your hour. Hand in each one; a mentor tells you what holds and what does not yet.',
  },
  {
    picture: 'step-certified',
    title: 'Get Certified',
    text: 'When the last step is approved, your certificate is made out. It carries a number, and whoever hires you can check it in a minute.',
  },
]

/** The three pictures are one bridge: side by side, their decks meet. */
export function HowItWorks() {
  return (
    <section className="section" aria-labelledby="how">
      <div className="container-page">
        <h2 id="how" className="type-h2 mb-10">
          How It Works
        </h2>
        <ol className="grid gap-y-8 md:grid-cols-3">
          {steps.map(({ picture, title, text }) => (
            <li key={title} className="group max-md:grid max-md:grid-cols-[6.5rem_1fr] max-md:gap-5">
              <Picture
                name={picture}
                width={240}
                height={180}
                className="w-full max-md:rounded-card md:group-first:rounded-l-card md:group-last:rounded-r-card"
              />
              <div className="md:pt-6 md:pr-8">
                <h3 className="type-h3">{title}</h3>
                <p className="mt-2 text-soft text-pretty">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-8 text-lg">
          <span className="max-w-xl">Not sure yet? Five days, half an hour each, on us.</span>
          <ButtonLink href="/5day-demo">Book the free demo</ButtonLink>
        </p>
      </div>
    </section>
  )
}
