import { listTeam, type TeamMember } from '#contract/site/team.ts'
import { getSite, type Site } from '#contract/site/settings.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { TeamCard } from './team-card.tsx'

type Data = { site: Site; team: TeamMember[] }

const promises = [
  {
    title: 'Learn by building',
    text: 'You learn by making things. Every week of every course ends with something that runs.',
  },
  {
    title: 'A mentor reads your work',
    text: 'A mentor reads what you submit, and either approves it or tells you what to improve. Small practice steps are approved by automatic checks, and your certificate says which.',
  },
  {
    title: 'No false promises',
    text: 'We teach and we review. We don’t sell a guaranteed job or salary. Be careful with anyone who does.',
  },
]

function AboutPage({ data: { site, team } }: { data: Data }) {
  return (
    <>
      <section className="section pb-0">
        <div className="container-page">
          <h1 className="type-h1 max-w-[15em]">A bridge to your tech career</h1>
          <p className="type-lead mt-5 max-w-2xl">
            <em>Kaushal</em> means skill. {site.name} helps you get from wanting a tech career to having one.
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
              Where you were born, what your parents do and how well you speak English shouldn’t decide whether you
              become a software developer. What you can build should. And that can be taught.
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
          <p className="max-w-xl">The best way to get to know us is to learn with us for five days.</p>
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
          Our team
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
    description: `Why ${data.site.name} exists, how we teach, and the mentors who review your work.`,
    image: 'og-about',
  }),
  View: AboutPage,
  isInteractive: false,
}
