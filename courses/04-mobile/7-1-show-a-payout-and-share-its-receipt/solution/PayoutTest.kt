package org.dudh.collector

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class PayoutTest {
    // In the project: app/src/test/resources/.
    private fun read(name: String) = javaClass.classLoader?.getResource(name)?.readText()
        ?: File(System.getenv("MATERIALS") ?: ".", name).readText()

    @Test
    fun `reads the twelve answers`() {
        val claims = read("upi-responses.txt").lines().filterNot { it.startsWith("#") || it.isBlank() }.associate { line ->
            val text = line.substringAfter("|").trim()
            line.substringBefore("|").trim().toInt() to claimOf(text.takeIf { it != "-" }, "P-2026-11-0017")
        }
        assertEquals(
            mapOf(
                1 to Claim.Paid, 2 to Claim.Failed, 3 to Claim.Pending, 4 to Claim.Unknown, 5 to Claim.Unknown, 6 to Claim.Paid,
                7 to Claim.Unknown, 8 to Claim.Failed, 9 to Claim.Unknown, 10 to Claim.Paid, 11 to Claim.Unknown, 12 to Claim.Pending,
            ),
            claims,
        )
    }

    @Test
    fun `survives a broken encoding`() = assertEquals(Claim.Paid, claimOf("x=%&Status=SUCCESS&txnRef=P", "P"))

    @Test
    fun `only the bank leads to paid`() {
        for (claim in Claim.entries) {
            val waiting = Payout.Due.after(Event.AppAnswered(claim))
            assertEquals<Payout>(Payout.Waiting(claim), waiting)
            assertFalse(waiting.canPay)
            assertEquals<Payout>(Payout.Paid("6320"), waiting.after(Event.BankPaid("6320")))
        }
    }

    @Test
    fun `paid stays paid`() {
        val paid = Payout.Paid("6320")
        for (event in listOf(Event.AppAnswered(Claim.Failed), Event.BankFailed("late"), Event.BankPaid("7777"))) {
            assertEquals<Payout>(paid, paid.after(event))
        }
    }

    @Test
    fun `can be paid only when due`() {
        assertTrue(Payout.Due.canPay)
        for (payout in listOf(Payout.Waiting(Claim.Unknown), Payout.Paid("6320"), Payout.Failed("account closed"))) assertFalse(payout.canPay)
    }

    @Test
    fun `adds up Savita's fortnight`() {
        val statement = parseStatement(read("member-17.csv"), advancePaise = 80_000)
        assertEquals(26, statement.lines.size)
        assertEquals(87_950, statement.ml)
        assertEquals(352_728L, statement.earnedPaise)
        assertEquals(272_728L, statement.payoutPaise)
    }
}
