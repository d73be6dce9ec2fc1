import { emptyResume, type Resume } from '#contract/careers/resume.ts'
import { putResume } from '#server/careers/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { demoLearnerId } from './identity.ts'

/** The demo learner's: believable, and with something left to do. Her certificates she may insert herself. */
const ashas: Resume = {
  ...emptyResume,
  name: 'Asha Kumari',
  email: 'asha.kumari@example.in',
  phone: '+91 98765 43210',
  linkedin: 'linkedin.com/in/asha-kumari-kaushal-demo',
  github: 'github.com/asha-kumari-kaushal-demo',
  aboutMe:
    'Junior full-stack developer from Ranchi. Before coding, I worked at a clinic’s front desk, where I learnt to listen and to stay calm under pressure. I’m looking for a team that reviews each other’s code.',
  experience: [
    {
      role: 'Web Developer Intern',
      company: 'Rann Studio, Ahmedabad (remote)',
      years: 'Apr 2026 - Sep 2026',
      details: [
        '- Built a booking form in React for a craft fair: 1,400 bookings in the first week, none lost',
        '- Cut the load time on a budget phone from 4.1 s to 1.6 s',
        '- Wrote the browser tests that now run before each release',
      ].join('\n'),
    },
    {
      role: 'Front Desk Coordinator',
      company: 'Subarnarekha Clinic, Ranchi',
      years: '2022 - 2025',
      details: 'Managed appointments for eleven doctors and replaced three paper registers with one spreadsheet.',
    },
  ],
  projects: [
    {
      name: 'Water Log (पानी की डायरी)',
      link: 'github.com/asha-kumari-kaushal-demo/water-log',
      details: [
        'A water-use diary for housing societies, in English and हिन्दी.',
        '- React, Node.js and PostgreSQL; works offline and syncs later',
        '- Used by two societies in Ranchi',
      ].join('\n'),
    },
  ],
  education: [
    {
      degree: 'B.Com, first class',
      school: 'Ranchi University',
      years: '2019 - 2022',
      details: '',
    },
  ],
  skills: ['JavaScript', 'TypeScript', 'React', 'Node.js', 'PostgreSQL', 'HTML and CSS', 'Git', 'Playwright'],
  languages: [
    { name: 'हिन्दी', level: 'native' },
    { name: 'English', level: 'fluent' },
    { name: 'Nagpuri', level: 'conversational' },
  ],
}

export async function seedResume(db: Db): Promise<void> {
  await putResume(db, await demoLearnerId(db), 0, { resume: ashas, template: 2, savedAt: new Date() })
}
