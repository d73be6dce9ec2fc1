package org.dudh.collector

import android.Manifest
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.Settings
import androidx.activity.compose.LocalActivity
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.annotation.OptIn
import androidx.camera.core.ExperimentalGetImage
import androidx.camera.core.ImageAnalysis
import androidx.camera.core.ImageProxy
import androidx.camera.view.LifecycleCameraController
import androidx.camera.view.PreviewView
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.viewinterop.AndroidView
import androidx.core.content.ContextCompat
import androidx.lifecycle.compose.LocalLifecycleOwner
import com.google.mlkit.vision.barcode.BarcodeScannerOptions
import com.google.mlkit.vision.barcode.BarcodeScanning
import com.google.mlkit.vision.barcode.common.Barcode
import com.google.mlkit.vision.common.InputImage

class CardAnalyzer(private val onText: (String) -> Unit) : ImageAnalysis.Analyzer {
    private val scanner = BarcodeScanning.getClient(
        BarcodeScannerOptions.Builder().setBarcodeFormats(Barcode.FORMAT_QR_CODE).build(),
    )

    @OptIn(ExperimentalGetImage::class)
    override fun analyze(image: ImageProxy) {
        val media = image.image ?: return image.close()
        scanner.process(InputImage.fromMediaImage(media, image.imageInfo.rotationDegrees))
            .addOnSuccessListener { codes -> codes.firstNotNullOfOrNull { it.rawValue }?.let(onText) }
            .addOnCompleteListener { image.close() }
    }
}

@Composable
fun CardCamera(onText: (String) -> Unit, modifier: Modifier = Modifier) {
    val context = LocalContext.current
    val owner = LocalLifecycleOwner.current
    val controller = remember {
        LifecycleCameraController(context).apply {
            setImageAnalysisAnalyzer(ContextCompat.getMainExecutor(context), CardAnalyzer(onText))
            bindToLifecycle(owner)
        }
    }
    DisposableEffect(Unit) { onDispose { controller.unbind() } }
    AndroidView({ PreviewView(it).apply { this.controller = controller } }, modifier)
}

/** The part above the keypad. The keypad stays: nobody needs the camera to work. [nameOf] gives null for an unknown member. */
@Composable
fun ScanArea(nameOf: (Int) -> String?, onMember: (Int) -> Unit) {
    val context = LocalContext.current
    val activity = LocalActivity.current
    val haptics = LocalHapticFeedback.current
    // The camera keeps its first lambda, so that one must reach the newest ones.
    val newestNameOf by rememberUpdatedState(nameOf)
    val newestOnMember by rememberUpdatedState(onMember)
    var state by remember { mutableStateOf<ScanState>(ScanState.Closed) }
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) { isGranted ->
        val mayAskAgain = activity?.shouldShowRequestPermissionRationale(Manifest.permission.CAMERA) == true
        state = state.onAnswer(isGranted, mayAskAgain)
    }

    fun hear(text: String) {
        val next = state.onText(text)
        if (next == state) return
        state = next
        if (next is ScanState.Done && newestNameOf(next.member) != null) {
            haptics.performHapticFeedback(HapticFeedbackType.Confirm)
            newestOnMember(next.member)
        }
    }

    val message = when (val now = state) {
        is ScanState.Open -> now.message
        is ScanState.Done -> nameOf(now.member)?.let { "$it, member ${now.member}" } ?: "There is no member ${now.member}."
        ScanState.Refused, ScanState.Blocked -> "Without the camera, type the number."
        ScanState.Closed, ScanState.Asking -> ""
    }

    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        if (state is ScanState.Open) CardCamera({ hear(it) }, Modifier.fillMaxWidth().height(200.dp))
        Text(message, Modifier.semantics { liveRegion = LiveRegionMode.Assertive })
        if (state == ScanState.Blocked) {
            TextButton({
                context.startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, Uri.fromParts("package", context.packageName, null)))
            }) { Text("Allow the camera in the settings") }
        }
        Button(
            onClick = {
                val permission = ContextCompat.checkSelfPermission(context, Manifest.permission.CAMERA)
                state = state.onTap(isAllowed = permission == PackageManager.PERMISSION_GRANTED)
                if (state == ScanState.Asking) ask.launch(Manifest.permission.CAMERA)
            },
            modifier = Modifier.fillMaxWidth().heightIn(min = 60.dp),
            enabled = !state.isBusy,
        ) { Text("Scan card") }
    }
}
