export function judge({ sessions, crashed }, usual) {
  const isCount = [sessions, crashed].every((count) => Number.isInteger(count) && count >= 0)
  if (!isCount || crashed > sessions) throw new Error('not a count')
  const expected = sessions * usual
  if (crashed >= 5 && crashed > expected + 3 * Math.sqrt(expected)) return 'halt'
  return sessions < 400 ? 'wait' : 'continue'
}

export function judgeDays(days, usual) {
  const sum = { sessions: 0, crashed: 0 }
  let isHalted = false
  return days.map((counts) => {
    const day = judge(counts, usual)
    sum.sessions += counts.sessions
    sum.crashed += counts.crashed
    const bySum = judge(sum, usual)
    isHalted ||= day === 'halt' || bySum === 'halt'
    return { day, bySum, verdict: isHalted ? 'halt' : bySum }
  })
}

const stages = [5, 20, 50, 100]

export function nextStage(stage, verdict) {
  if (verdict === 'halt' || stage === 0) return 0
  if (verdict === 'wait') return stage
  return stages.find((next) => next > stage) ?? 100
}
