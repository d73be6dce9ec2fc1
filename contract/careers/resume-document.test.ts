import { expect, test } from 'vitest'
import { webLink } from '../kit/text/lines.ts'
import { emailLink, toResumeDocument } from './resume-document.ts'
import { emptyResume } from './resume.ts'

test('an empty resume becomes an empty document', () => {
  expect(toResumeDocument(emptyResume)).toEqual({ name: '', contact: [], sections: [] })
})

test('orders the sections and leaves out blank entries', () => {
  const document = toResumeDocument({
    ...emptyResume,
    name: '  Asha   Nair ',
    email: 'asha@example.in',
    phone: '+91 98765 43210',
    github: 'github.com/asha',
    languages: [
      { name: 'Hindi', level: 'native' },
      { name: 'Tamil', level: '' },
      { name: '', level: '' },
    ],
    skills: ['React', ' ', 'SQL'],
    education: [{ school: '', degree: ' ', years: '', details: '' }],
    experience: [
      { role: '', company: 'Nilgiri Labs', years: '2025', details: 'Built it\n- Tested it\n\n• Shipped it' },
    ],
  })
  expect(document).toEqual({
    name: 'Asha Nair',
    contact: [
      { text: 'asha@example.in', href: 'mailto:asha@example.in' },
      { text: '+91 98765 43210', href: null },
      { text: 'github.com/asha', href: 'https://github.com/asha' },
    ],
    sections: [
      {
        key: 'experience',
        title: 'Experience',
        kind: 'items',
        items: [
          {
            title: 'Nilgiri Labs',
            subtitle: '',
            years: '2025',
            link: null,
            lines: [
              { text: 'Built it', isBullet: false },
              { text: 'Tested it', isBullet: true },
              { text: 'Shipped it', isBullet: true },
            ],
          },
        ],
      },
      { key: 'skills', title: 'Skills', kind: 'tags', tags: ['React', 'SQL'] },
      { key: 'languages', title: 'Languages', kind: 'tags', tags: ['Hindi (native)', 'Tamil'] },
    ],
  })
})

test.each([
  ['https://github.com/asha', 'https://github.com/asha'],
  ['linkedin.com/in/asha-nair', 'https://linkedin.com/in/asha-nair'],
  ['www.example.in', 'https://www.example.in'],
  ['http://localhost:4173/certificate/KT-26', 'http://localhost:4173/certificate/KT-26'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['https://someone@evil.example/', null],
  ['asha-nair', null],
  ['Node.js and React', null],
  ['', null],
])('links %s to %s', (typed, href) => expect(webLink(typed)).toEqual({ text: typed, href }))

test.each([
  ['asha@example.in', 'mailto:asha@example.in'],
  ['asha@', null],
  ['asha@example.in?bcc=all@example.in', null],
])('links the email address %s to %s', (typed, href) => expect(emailLink(typed).href).toBe(href))
