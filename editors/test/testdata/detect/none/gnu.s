	.section	.text.main,"ax",@progbits
	.globl	main
	.type	main, @function
main:
	pushq	%rbp
	retq
