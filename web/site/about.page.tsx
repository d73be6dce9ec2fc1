import { listTeam, type TeamMember } from '#contract/site/team.ts'
import { getSite, type Site } from '#contract/site/settings.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { TeamCard } from './team-card.tsx'

type Data = { site: Site; team: TeamMember[] }

const promises = [
  {
    title: 'Work before words',
    text: 'You learn a thing by making it. Every week of every course ends with something that runs, and the explanation comes when you need it.',
  },
  {
    title: 'A person reads it',
    text: 'Each solution you hand in is read by a mentor, who approves it or says in plain words what is missing. A machine may check your code; it does not decide about you.',
  },
  {
    title: 'No promise we cannot keep',
    text: 'We teach, we review, and we introduce you to companies that hire. We do not sell a guaranteed job or a salary, and we ask you to be careful with whoever does.',
  },
]

function AboutPage({ data: { site, team } }: { data: Data }) {
  return (
    <>
      <section className="section pb-0">
        <div className="container-page">
          <h1 className="type-h1 max-w-[15em]">The distance is real. So is the bridge.</h1>
          <p className="type-lead mt-5 max-w-2xl">
            <em>Kaushal</em> means skill. {site.name} carries people across the gap between wanting a tech career and
            having one.
          </p>
          <Picture
            name="about-bridge"
            width={1280}
            height={420}
            isFirst
            className="mt-10 aspect-[4/3] w-full rounded-card object-cover object-[30%] sm:aspect-[1280/420]"
          />
        </div>
      </section>
      <section className="section" aria-labelledby="mission">
        <div className="container-page grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <h2 id="mission" className="type-label text-marigold-ink">
              Our mission
            </h2>
            <p className="wide mt-3 text-[1.375rem] leading-snug font-semibold text-pretty sm:text-[1.625rem]">
              Where you were born, what your parents do and how well you speak English should decide nothing about
              whether you write software for a living. What you can build should decide it, and that can be taught.
            </p>
          </div>
          <dl className="grid gap-7">
            {promises.map(({ title, text }) => (
              <div key={title} className="border-l-2 border-marigold pl-5">
                <dt className="type-h3">{title}</dt>
                <dd className="mt-1.5 text-soft text-pretty">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {team.length > 0 && <Team team={team} />}
      <section className="section pt-0">
        <div className="container-page flex flex-wrap items-center gap-x-6 gap-y-4 text-lg">
          <p className="max-w-xl">The quickest way to know us is to work with us for five days.</p>
          <ButtonLink href="/5day-demo">Book the free demo</ButtonLink>
        </div>
      </section>
    </>
  )
}

function Team({ team }: { team: TeamMember[] }) {
  return (
    <section className="section pt-0" aria-labelledby="team">
      <div className="container-page">
        <h2 id="team" className="type-h2 mb-8">
          The people
        </h2>
        <ul className="border-b border-line">
          {team.map((member) => (
            <TeamCard key={member.id} member={member} />
          ))}
        </ul>
      </div>
    </section>
  )
}

export const page: PublicPage<Data> = {
  load: async (call) => {
    const [site, team] = await Promise.all([call(getSite), call(listTeam)])
    return { site, team }
  },
  head: ({ data }) => ({
    title: 'About us',
    description: `Why ${data.site.name} exists, how it teaches, and the people who answer for it.`,
    image: 'og-about',
  }),
  View: AboutPage,
  isInteractive: false,
}
