// Nobody knows who wrote this. It runs every day and must keep giving the same answers.
var cache = {}

function fare(km, cls, age, quota, opts) {
  var k = km + cls + age + quota
  if (cache[k]) return cache[k]
  var f = 0
  if (cls == 'SL') f = 0.5
  else if (cls == '3A') f = 1.3
  else if (cls == '2A') f = 1.9
  else if (cls == '1A') f = 3.2
  else f = 0.35
  var total = km * f
  if (km > 1000) total = total - (km - 1000) * f * 0.15
  if (total < 30 && cls != '1A') total = 30
  if (age < 5) total = 0
  else {
    if (age < 12) total = total / 2
    if (age >= 60 && quota != 'TQ') total = total - total * 0.4
  }
  if (quota == 'TQ') {
    var t = total * 0.3
    if (cls == 'SL') {
      if (t < 100) t = 100
      if (t > 200) t = 200
    } else {
      if (t < 300) t = 300
      if (t > 500) t = 500
    }
    total = total + t
  }
  if (opts && opts.meal) total += cls == '1A' ? 0 : 185
  total = Math.round(total / 5) * 5
  cache[k] = total
  return total
}

module.exports = fare
