package org.dudh.collector

import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.biometric.BiometricManager.Authenticators.BIOMETRIC_WEAK
import androidx.biometric.BiometricManager.Authenticators.DEVICE_CREDENTIAL
import androidx.biometric.BiometricPrompt
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Button
import androidx.compose.material3.ListItem
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import androidx.core.content.ContextCompat
import androidx.fragment.app.FragmentActivity
import org.dudh.collector.ui.theme.DudhTheme

fun upiUri(payee: String, name: String, paise: Long, reference: String): Uri = Uri.Builder().scheme("upi").authority("pay")
    .appendQueryParameter("pa", payee)
    .appendQueryParameter("pn", name)
    .appendQueryParameter("am", "${paise / 100}.${(paise % 100).toString().padStart(2, '0')}")
    .appendQueryParameter("cu", "INR")
    .appendQueryParameter("tr", reference)
    .build()

fun confirm(activity: FragmentActivity, title: String, onConfirmed: () -> Unit) {
    val callback = object : BiometricPrompt.AuthenticationCallback() {
        override fun onAuthenticationSucceeded(result: BiometricPrompt.AuthenticationResult) = onConfirmed()
    }
    val info = BiometricPrompt.PromptInfo.Builder()
        .setTitle(title)
        .setAllowedAuthenticators(BIOMETRIC_WEAK or DEVICE_CREDENTIAL)
        .build()
    BiometricPrompt(activity, ContextCompat.getMainExecutor(activity), callback).authenticate(info)
}

@Composable
fun PayoutRoute(
    activity: FragmentActivity,
    name: String,
    payee: String,
    reference: String,
    statement: Statement,
    payout: Payout,
    onEvent: (Event) -> Unit,
    onNoUpiApp: () -> Unit,
    onShare: () -> Unit,
) {
    val launcher = rememberLauncherForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        onEvent(Event.AppAnswered(claimOf(result.data?.getStringExtra("response"), reference)))
    }
    PayoutScreen(
        name, statement, payout, onShare = onShare,
        onPay = {
            confirm(activity, "Pay ${formatPaise(statement.payoutPaise)} to $name") {
                try {
                    launcher.launch(Intent(Intent.ACTION_VIEW, upiUri(payee, name, statement.payoutPaise, reference)))
                } catch (_: ActivityNotFoundException) {
                    onNoUpiApp()
                }
            }
        },
    )
}

@Composable
fun PayoutScreen(name: String, statement: Statement, payout: Payout, onPay: () -> Unit, onShare: () -> Unit) {
    Column(Modifier.safeDrawingPadding().padding(16.dp)) {
        Text(name, style = MaterialTheme.typography.titleLarge)
        Text(formatPaise(statement.payoutPaise), style = MaterialTheme.typography.displaySmall)
        Text("${litres(statement.ml)}, ${formatPaise(statement.earnedPaise)} earned, ${formatPaise(statement.advancePaise)} advance")
        Text(payout.words(), Modifier.semantics { liveRegion = LiveRegionMode.Polite })
        LazyColumn(Modifier.weight(1f)) {
            items(statement.lines, key = { "${it.day} ${it.shift}" }) { line ->
                ListItem(
                    headlineContent = { Text("${line.day}, ${line.shift}") },
                    supportingContent = { Text("${litres(line.ml)}, fat ${line.fatTenths / 10}.${line.fatTenths % 10}") },
                    trailingContent = { Text(formatPaise(line.paise)) },
                )
            }
        }
        if (payout.canPay) Button(onPay, Modifier.fillMaxWidth().heightIn(min = 60.dp)) { Text("Pay") }
        OutlinedButton(onShare, Modifier.fillMaxWidth().heightIn(min = 60.dp)) {
            Text(if (payout is Payout.Paid) "Share receipt" else "Share statement")
        }
    }
}

private val sample = Statement(listOf(StatementLine("2026-11-01", "morning", 4250, 39, 16915)), advancePaise = 5_000)

@Preview(name = "Due")
@Composable
private fun DuePreview() = DudhTheme { PayoutScreen("Savita Patil", sample, Payout.Due, {}, {}) }

@Preview(name = "Waiting")
@Composable
private fun WaitingPreview() = DudhTheme { PayoutScreen("Savita Patil", sample, Payout.Waiting(Claim.Paid), {}, {}) }

@Preview(name = "Paid")
@Composable
private fun PaidPreview() = DudhTheme { PayoutScreen("Savita Patil", sample, Payout.Paid("632011223344"), {}, {}) }

@Preview(name = "Failed")
@Composable
private fun FailedPreview() = DudhTheme { PayoutScreen("Savita Patil", sample, Payout.Failed("account closed"), {}, {}) }
