import type { Priority, RequestState } from '#contract/community/feature-requests.ts'
import { featureRequests, featureVotes } from '#server/community/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { inArray } from '#server/kit/db/orm.ts'
import { emailOf } from '../learners.ts'

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * day)

const who = {
  asha: 'learner@kaushal.example',
  mentor: 'mentor@kaushal.example',
  devika: emailOf(['Devika', 'Menon']),
  gurleen: emailOf(['Gurleen', 'Kaur Sandhu']),
  tsering: emailOf(['Tsering', 'Dolma']),
  rohit: emailOf(['Rohit', 'Jadhav']),
  farhana: emailOf(['Farhana', 'Begum']),
  kishore: emailOf(['Kishore', 'Reddy']),
  meenakshi: emailOf(['Meenakshi', 'Iyer']),
}
type Name = keyof typeof who

type Wish = {
  by: Name
  daysAgo: number
  title: string
  description: string
  priority: Priority
  /** Who else wants it. */
  votes: Name[]
  state?: RequestState
  answer?: { daysAgo: number; words: string }
}

/** From old to new. */
const wishes: Wish[] = [
  {
    by: 'meenakshi',
    daysAgo: 30,
    title: 'Show how long the review queue is',
    description:
      'When I submit on a Friday evening I do not know whether to wait or to start the next task. Even “usually two days” would help.',
    priority: 'Medium',
    votes: ['devika', 'gurleen', 'rohit'],
    state: 'done',
    answer: {
      daysAgo: 18,
      words: 'Each step now says since when it waits, and mentors see the oldest first. Thank you for asking.',
    },
  },
  {
    by: 'devika',
    daysAgo: 25,
    title: 'Dark mode for late evenings',
    description:
      'I study after the children sleep. A dark page with the same colours for code would be kinder to my eyes.',
    priority: 'High',
    votes: ['asha', 'gurleen', 'tsering', 'kishore'],
    state: 'done',
    answer: { daysAgo: 12, words: 'It follows your device, and the switch is in the menu under your name.' },
  },
  {
    by: 'gurleen',
    daysAgo: 22,
    title: 'Pay in two instalments',
    description: 'The 63 days plan is the best value but I cannot pay ₹699 at once. Two halves would be possible.',
    priority: 'High',
    votes: ['farhana', 'meenakshi'],
    state: 'declined',
    answer: {
      daysAgo: 17,
      words:
        'We cannot follow up on second halves yet. The 14 days plan costs ₹199, and days you buy later are added to the end, so you can build the same time in parts.',
    },
  },
  {
    by: 'tsering',
    daysAgo: 20,
    title: 'Read the steps without a connection',
    description:
      'In Leh the line is gone for hours. If the text of the steps and the small files stayed on the phone, I could go on and submit later.',
    priority: 'High',
    votes: ['asha', 'devika', 'rohit', 'kishore', 'farhana'],
    state: 'planned',
    answer: {
      daysAgo: 8,
      words: 'We begin with the text of the tasks you are enrolled in. Drafts are kept on the device already.',
    },
  },
  {
    by: 'rohit',
    daysAgo: 17,
    title: 'A group to practise interviews',
    description:
      'Four of us from Pune would like to take turns: one asks, one answers, two listen. A place to find each other is enough.',
    priority: 'Medium',
    votes: ['devika', 'kishore', 'asha', 'gurleen'],
  },
  {
    by: 'farhana',
    daysAgo: 14,
    title: 'Captions in Hindi for the recorded sessions',
    description:
      'I follow the code well, but the spoken part goes fast. Captions, even made by a machine, would save me from listening three times.',
    priority: 'Medium',
    votes: ['meenakshi', 'gurleen', 'asha'],
    state: 'planned',
    answer: {
      daysAgo: 5,
      words: 'The SQL sessions get them first, checked by a mentor. Tell us where they are wrong.',
    },
  },
  {
    by: 'kishore',
    daysAgo: 12,
    title: 'Compare my attempt with the one before',
    description:
      'After a rejection I change a few lines and lose track. A view of what is different between two submissions, please.',
    priority: 'Medium',
    votes: ['rohit', 'tsering'],
  },
  {
    by: 'asha',
    daysAgo: 9,
    title: 'Remind me of a task I left half done',
    description:
      'I start a task on Sunday and then college takes over. An email on Wednesday with the link to the step would bring me back.',
    priority: 'Low',
    votes: ['devika', 'farhana'],
    state: 'planned',
    answer: { daysAgo: 4, words: 'Coming with the email preferences, so that you choose the day, or none.' },
  },
  {
    by: 'devika',
    daysAgo: 7,
    title: 'Share the certificate on LinkedIn with one press',
    description:
      'The page to verify it is good. A button that fills in the name, the month and the link would do the rest.',
    priority: 'Low',
    votes: ['kishore', 'meenakshi', 'rohit'],
  },
  {
    by: 'gurleen',
    daysAgo: 5,
    title: 'Salary range on each opening',
    description:
      'Many openings do not say what they pay. If the company told us, show it; if not, say that they did not.',
    priority: 'High',
    votes: ['asha', 'rohit', 'farhana', 'kishore', 'tsering'],
  },
  {
    by: 'tsering',
    daysAgo: 3,
    title: 'Keyboard shortcuts on the page of tasks',
    description: 'Next step, submit, open the file: the mentors have keys for all of it, I was told.',
    priority: 'Low',
    votes: [],
  },
  {
    by: 'farhana',
    daysAgo: 1,
    title: 'Larger text in the code view',
    description: 'On my phone the code is too small to read, and zooming makes the lines run out of the screen.',
    priority: 'Medium',
    votes: ['meenakshi'],
  },
]

export async function seedFeatureRequests(db: Db) {
  const rows = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(inArray(people.email, Object.values(who)))
  const idOf = (name: Name) => rows.find(({ email }) => email === who[name])!.id
  for (const { by, daysAgo, votes, state = 'open', answer, ...words } of wishes) {
    const answered = answer && { answer: answer.words, answeredAt: ago(answer.daysAgo), answeredBy: idOf('mentor') }
    const [request] = await db
      .insert(featureRequests)
      .values({ ...words, state, personId: idOf(by), createdAt: ago(daysAgo), ...answered })
      .returning({ id: featureRequests.id })
    await db
      .insert(featureVotes)
      .values([by, ...votes].map((name) => ({ requestId: request!.id, personId: idOf(name) })))
  }
}
