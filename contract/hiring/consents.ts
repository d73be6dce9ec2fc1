/** A text that a learner agrees to. A changed text gets a new version; the old ones stay, because the ledger names them. */
type ConsentText = { version: string; paragraphs: string[] }

/** Newest first. */
export const candidateConsents: [ConsentText, ...ConsentText[]] = [
  {
    version: '2026-11',
    paragraphs: [
      'I’m 18 or older. I want companies that the school has approved to see the work I choose, and what I enter about when, where and for which pay I could start.',
      'They see it under a code, without my name, photo or contact details. When a company asks to meet me, I decide within 7 days. Only if I accept, this company gets my name, email and phone number, and my portfolio while I share it.',
      'Companies stop seeing me on the day I choose, and at once when I withdraw. Withdrawing also ends open requests and introductions I accepted, and takes my details back from these companies’ pages. The school keeps a record of what I agreed to and when.',
    ],
  },
]

export const candidateConsent = candidateConsents[0]

/** For one company and one opening, when the learner accepts its request. */
export const introductionConsent: ConsentText = {
  version: '2026-11',
  paragraphs: [
    'This company sees my name, email address and phone number if my profile has one, and my portfolio while I share it by a link. I see whom to talk to there.',
    'I can withdraw whenever I like: the company can’t see my details here from then on, and has agreed to delete what it copied.',
  ],
}
