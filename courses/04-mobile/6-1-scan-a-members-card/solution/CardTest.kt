package org.dudh.collector

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals

class CardTest {
    private fun card(number: Int) = number.toString().padStart(5, '0').let { "DUDH1-$it-${checkDigit(it)}" }

    @Test
    fun `reads every member's card`() {
        assertEquals("DUDH1-00017-4", card(17))
        for (number in 1..99_999) assertEquals<Scan>(Scan.Member(number), readCard(card(number)))
    }

    @Test
    fun `notices every wrong digit`() {
        for (place in 6..10) for (digit in '0'..'9') {
            val text = card(17).replaceRange(place, place + 1, "$digit")
            if (text != card(17)) assertNotEquals<Scan>(Scan.Member(17), readCard(text))
            if (text != card(17)) assertEquals<Scan>(Scan.Damaged, readCard(text))
        }
    }

    @Test
    fun `tells other codes apart`() {
        assertEquals<Scan>(Scan.NewerVersion, readCard("DUDH2-00017-4"))
        assertEquals<Scan>(Scan.Damaged, readCard("DUDH1-00000-0"))
        for (text in listOf("", "upi://pay?pa=x@bank", "DUDH1-17-4", "DUDH1-०००१७-4", "xDUDH1-00017-4")) {
            assertEquals<Scan>(Scan.NotACard, readCard(text), text)
        }
    }

    @Test
    fun `survives any text`() {
        val random = Random(1)
        repeat(1000) { readCard(String(CharArray(random.nextInt(30)) { random.nextInt(0x3000).toChar() })) }
    }

    @Test
    fun `gives one scan for a card that stays in front of the camera`() {
        var state: ScanState = ScanState.Closed.onTap(isAllowed = true)
        var changes = 0
        for (text in listOf("tea", "tea") + List(300) { card(17) } + card(42)) {
            val next = state.onText(text)
            if (next != state) changes++
            state = next
        }
        assertEquals<ScanState>(ScanState.Done(17), state)
        assertEquals(2, changes)
    }

    @Test
    fun `knows three answers, and asks again at the next tap`() {
        assertEquals<ScanState>(ScanState.Asking, ScanState.Closed.onTap(isAllowed = false))
        assertEquals<ScanState>(ScanState.Open(), ScanState.Asking.onAnswer(isGranted = true, mayAskAgain = false))
        assertEquals<ScanState>(ScanState.Refused, ScanState.Asking.onAnswer(isGranted = false, mayAskAgain = true))
        assertEquals<ScanState>(ScanState.Blocked, ScanState.Asking.onAnswer(isGranted = false, mayAskAgain = false))
        assertEquals<ScanState>(ScanState.Open(), ScanState.Blocked.onTap(isAllowed = true))
        assertEquals<ScanState>(ScanState.Closed, ScanState.Closed.onAnswer(isGranted = true, mayAskAgain = false))
    }
}
