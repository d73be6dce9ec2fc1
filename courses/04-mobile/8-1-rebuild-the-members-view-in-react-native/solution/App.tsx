import { memo } from 'react'
import { FlatList, StyleSheet, Text, View, useColorScheme } from 'react-native'
import { SafeAreaProvider, SafeAreaView } from 'react-native-safe-area-context'
import { dayText, describe, formatLitres, formatPaise, payout, type Entry } from './format'
import data from './member-17.json'

const entries = data as Entry[]
const advancePaise = 80000

const light = { page: '#FFFFFF', text: '#10201B', quiet: '#45534E', card: '#BFE9DB', onCard: '#00201A', line: '#C9D3CF' }
const dark = { page: '#10201B', text: '#DCE8E2', quiet: '#B4C2BC', card: '#07503F', onCard: '#BFE9DB', line: '#33453F' }

function useColors() {
  return useColorScheme() === 'dark' ? dark : light
}

const Row = memo(function Row({ entry }: { entry: Entry }) {
  const colors = useColors()
  return (
    <View style={[styles.row, { borderColor: colors.line }]} accessible accessibilityLabel={describe(entry)}>
      <View style={styles.grow}>
        <Text style={[styles.text, { color: colors.text }]}>{dayText(entry.day)}</Text>
        <Text style={{ color: colors.quiet }}>
          {entry.shift}, {formatLitres(entry.ml)}
        </Text>
      </View>
      <Text style={[styles.text, { color: colors.text }]}>{formatPaise(entry.paise)}</Text>
    </View>
  )
})

function Total() {
  const colors = useColors()
  const sums = payout(entries, advancePaise)
  return (
    <View style={[styles.card, { backgroundColor: colors.card }]} accessible>
      <Text style={[styles.title, { color: colors.onCard }]} accessibilityRole="header">
        {formatPaise(sums.payout)}
      </Text>
      <Text style={{ color: colors.onCard }}>
        {formatLitres(sums.ml)}, {formatPaise(sums.paise)} earned, {formatPaise(advancePaise)} advance
      </Text>
    </View>
  )
}

export default function App() {
  const colors = useColors()
  return (
    <SafeAreaProvider>
      <SafeAreaView style={[styles.page, { backgroundColor: colors.page }]}>
        <FlatList
          data={entries}
          keyExtractor={(entry) => `${entry.day} ${entry.shift}`}
          renderItem={({ item }) => <Row entry={item} />}
          ListHeaderComponent={Total}
        />
      </SafeAreaView>
    </SafeAreaProvider>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  grow: { flex: 1 },
  // No fixed heights: text may grow to 200%.
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: 16, minHeight: 56, borderBottomWidth: StyleSheet.hairlineWidth },
  card: { margin: 16, padding: 16, borderRadius: 12, gap: 4 },
  title: { fontSize: 32, fontWeight: '600' },
  text: { fontSize: 16 },
})
