// Exponential function and logarithm whose results are the same everywhere; those of the standard
// library differ between platforms in the last bits.
#pragma once

namespace jiugong::photo {

// To some 1e-15 of the result, for -500 <= x <= 500; beyond, as there.
double exp_of(double x);

// To some 1e-15, for positive x.
double log_of(double x);

}  // namespace jiugong::photo
