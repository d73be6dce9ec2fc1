const terms = [
  {
    title: 'Candidates pay nothing',
    text: 'You never ask a candidate for money: not for an interview, training, equipment, documents or a job.',
  },
  {
    title: 'What you see stays with you',
    text: 'You use what candidates show only to fill the opening that you asked about. You don’t pass it on, sell it, or use it to find out who somebody is before they accept.',
  },
  {
    title: 'Your openings are real',
    text: 'Each opening is a job that you want to fill, with the pay and place that you name. You close it when it’s filled.',
  },
  {
    title: 'Learners decide',
    text: 'A learner may decline or withdraw at any time, without a reason. Their name and contact details then disappear here, and you delete your own copies.',
  },
  {
    title: 'You answer',
    text: 'You tell candidates what you decided. After 14 days without a step from either side, our team looks at it.',
  },
  {
    title: 'Everybody uses their own account',
    text: 'Colleagues see who of you looked at whom. Learners see which company looked at their work.',
  },
  {
    title: 'We may end it',
    text: 'If we find that you broke these terms, we close your openings and your account, and tell the learners who were introduced to you.',
  },
]

/** A change of these needs a new version in the contract, which asks every member again. */
export const CompanyTerms = () => (
  <ol className="grid gap-4">
    {terms.map(({ title, text }, index) => (
      <li key={title} className="flex gap-3">
        <span aria-hidden="true" className="wide w-5 shrink-0 text-marigold-ink tabular-nums">
          {index + 1}
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
