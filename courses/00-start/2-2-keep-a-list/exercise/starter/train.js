export function firstStop(stations) {
  return stations[0]
}

export function lastStop(stations) {
  // Which place does the last station have?
  return stations[0]
}

const express = ['Pune', 'Lonavala', 'Thane', 'Mumbai']
console.log('From', firstStop(express), 'to', lastStop(express))
