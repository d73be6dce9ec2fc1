import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Picture } from '#web/kit/layout/image.tsx'

type Step = { picture: string; title: string; text: string; link?: { href: string; label: string } }

const steps: Step[] = [
  {
    picture: 'step-choose',
    title: 'Choose a Course',
    text: 'Read the full weekly syllabus before you pay. One plan covers every course, so you can switch any time.',
  },
  {
    picture: 'step-learn',
    title: 'Learn at Your Own Pace',
    text: 'Work through small steps whenever it suits you. Submit each one: a mentor tells you what works and what to improve, and small practice steps are checked at once.',
  },
  {
    picture: 'step-certified',
    title: 'Get Certified',
    text: 'When your last step is approved, you get your certificate. It has a number that any employer can verify in a minute.',
    link: { href: '/certificate', label: 'Verify a certificate' },
  },
]

export function HowItWorks() {
  return (
    <section className="section" aria-labelledby="how">
      <div className="container-page">
        <h2 id="how" className="type-h2 mb-10">
          How It Works
        </h2>
        <ol className="grid gap-y-8 md:grid-cols-3">
          {steps.map(({ picture, title, text, link }) => (
            <li key={title} className="group max-md:grid max-md:grid-cols-[min(6.5rem,33%)_minmax(0,1fr)] max-md:gap-5">
              <Picture
                name={picture}
                width={240}
                height={180}
                className="w-full max-md:rounded-card md:group-first:rounded-l-card md:group-last:rounded-r-card"
              />
              <div className="md:pt-6 md:pr-8">
                <h3 className="type-h3">{title}</h3>
                <p className="mt-2 text-soft text-pretty">{text}</p>
                {link && (
                  <a href={link.href} className="link mt-2 inline-block">
                    {link.label}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-8 text-lg">
          <span className="max-w-xl">Not sure yet? Try it free for five days, 30 minutes a day.</span>
          <ButtonLink href="/5day-demo">Book a free demo</ButtonLink>
        </p>
      </div>
    </section>
  )
}
