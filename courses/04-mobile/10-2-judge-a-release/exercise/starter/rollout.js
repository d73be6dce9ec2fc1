export function judge({ sessions, crashed }, usual) {
  // Which question comes first?
  return 'continue'
}

export function judgeDays(days, usual) {
  return days.map((counts) => ({ day: judge(counts, usual), bySum: 'wait', verdict: 'wait' }))
}

export function nextStage(stage, verdict) {
  return stage
}
