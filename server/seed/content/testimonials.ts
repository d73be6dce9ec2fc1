import type { testimonials } from '#server/site/tables.ts'

/** Samples of the demo academy: nobody real said them. */
export const said: (typeof testimonials.$inferInsert)[] = [
  {
    place: 'home',
    name: 'Shabnam Ansari',
    rating: 5,
    review:
      'My solution for the ledger’s third step came back twice. The second time the mentor wrote one sentence about rounding and I understood what six months of videos had not told me. I work at a logistics firm in Kanpur now and still round the way she said.',
    givenOn: '2026-09-12',
  },
  {
    place: 'home',
    name: 'Thomas Kurian',
    rating: 4,
    review:
      'Good for people with a job. I did the tasks between eleven at night and one, and by the next evening somebody had read them. In exam season the reviews took two days, so four stars. The Docker week alone paid for the year.',
    givenOn: '2026-07-28',
  },
  {
    place: 'home',
    name: 'Lalrinpuii',
    rating: 5,
    review:
      'I am from Aizawl and had never met a programmer. Nobody laughed at my questions. The certificate has a number, and the company checked it in front of me during the interview.',
    givenOn: '2026-05-03',
  },
  {
    place: 'demo',
    name: 'Ganesh Pawar',
    rating: 5,
    review:
      'I booked the demo to find out whether I can do this at all after ten years as an electrician. On the third evening my page worked on my own phone. On the fifth they told me honestly which course is too early for me.',
    givenOn: '2026-08-19',
  },
  {
    place: 'demo',
    name: 'Ritika Sharma',
    rating: 4,
    review:
      'Thirty minutes go by quickly, so have your questions written down. The mentor opened my code and we repaired it together instead of watching slides. Nobody pressed me to pay afterwards.',
    givenOn: '2026-06-07',
  },
  {
    place: 'pricing',
    name: 'Mohammed Faizal',
    rating: 5,
    review:
      'I paid ₹399 by UPI at nine, and at ten past nine the courses were open. Since March I have done three of them on the same plan. It costs less than my bus pass.',
    givenOn: '2026-10-04',
  },
  {
    place: 'pricing',
    name: 'Debjani Mukherjee',
    rating: 4,
    review:
      'I stopped for two months when my mother was ill. When I came back my drafts and approved steps were all there. I would like a yearly plan, but I cannot complain about the price.',
    givenOn: '2026-08-30',
  },
  {
    place: 'pricing',
    name: 'Vikram Rathore',
    rating: 5,
    review:
      'What I paid for is the reading. Someone goes through my code line by line and says why, and that was worth more than any video. In Jodhpur I would not have found it at ten times the money.',
    givenOn: '2026-04-21',
  },
]
