export default [
  {
    name: 'has three drills and one restore',
    hint: 'One drill of each kind: machine, service, zone and restore. More of a kind are fine.',
    run: ({ yaml }) => {
      const kinds = (yaml('handover.yaml').drills ?? []).map(({ kind }) => kind)
      return { missing: ['machine', 'service', 'zone', 'restore'].filter((kind) => !kinds.includes(kind)), unknown: kinds.filter((kind) => !['machine', 'service', 'zone', 'restore'].includes(kind)) }
    },
    expect: { missing: [], unknown: [] },
  },
  {
    name: 'lets somebody else choose each moment',
    hint: 'chosen_by is another person, or script: never the owner.',
    run: ({ yaml }) => {
      const { owner, drills } = yaml('handover.yaml')
      const plain = (text) => String(text ?? '').trim().toLowerCase()
      return (drills ?? []).filter(({ chosen_by: by }) => ['', 'me', 'myself', 'i', plain(owner)].includes(plain(by))).map(({ kind }) => kind)
    },
    expect: [],
  },
  {
    name: 'calls a promise kept or broken as the numbers say',
    hint: 'Kept means: noticed within promise.notice, and repaired within promise.repair, or restored within promise.restore. As many minutes as promised are still kept.',
    run: ({ yaml }) => {
      const { promise = {}, drills } = yaml('handover.yaml')
      const isKept = ({ kind, notice, repair, restore }) => notice <= promise.notice && (kind === 'restore' ? restore <= promise.restore : repair <= promise.repair)
      return (drills ?? []).filter((drill) => drill.verdict !== (isKept(drill) ? 'kept' : 'broken')).map((drill) => `${drill.kind}: ${drill.verdict}, but the numbers say ${isKept(drill) ? 'kept' : 'broken'}`)
    },
    expect: [],
  },
  {
    name: 'explains each broken promise, and changes the runbook after each drill',
    hint: 'change is a sentence in every drill; a broken one has a why too.',
    run: ({ yaml }) => {
      const isSentence = (text) => String(text ?? '').trim().split(/\s+/).length >= 4
      return (yaml('handover.yaml').drills ?? []).flatMap((drill) => [...(isSentence(drill.change) ? [] : [`${drill.kind}: change`]), ...(drill.verdict !== 'broken' || isSentence(drill.why) ? [] : [`${drill.kind}: why`])])
    },
    expect: [],
  },
  {
    name: 'has at most five alerts, each with a page of its own',
    hint: 'A name and a page for each. Two alerts with the same page are one pain too many, or one page too few.',
    run: ({ yaml }) => {
      const alerts = yaml('handover.yaml').alerts ?? []
      const pages = alerts.map(({ page }) => String(page ?? '').trim())
      return { count: alerts.length >= 1 && alerts.length <= 5 ? 'one to five' : alerts.length, withoutPage: alerts.filter((alert, index) => pages[index] === '' || pages.indexOf(pages[index]) !== index).map(({ name }) => name) }
    },
    expect: { count: 'one to five', withoutPage: [] },
  },
]
