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
        val scans = mutableListOf<Scan>()
        val once = OneScan { scans += it }
        repeat(300) { once.onText(card(17)) }
        once.onText(card(42))
        assertEquals(listOf<Scan>(Scan.Member(17)), scans)
        once.reset()
        once.onText(card(42))
        assertEquals(2, scans.size)
    }
}
